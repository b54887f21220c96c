Feature: Input with suggestions
  A field suggests texts from an API that its options name. What is typed is the value, whether suggested or not.

  @memory @browser
  Scenario: A suggestion is chosen and saved
    Given Ines has signed in
    And she has opened the item "2" of "Specimens"
    When she chooses "Orkney after the rain" for "mentioned_in"
    And she saves and stays
    Then she sees the message "“signal_lamp” saved"
    When she reloads the page
    Then "mentioned_in" is "Orkney after the rain"

  @memory
  Scenario: Suggestions follow the typed text
    Given Ines has signed in
    And she has opened the item "2" of "Specimens"
    When she types "post boat" into "mentioned_in"
    Then "mentioned_in" suggests "What the post boat carried"
    When she types "nothing like this" into "mentioned_in"
    Then "mentioned_in" suggests nothing
    When she saves
    Then only this is sent to "specimens", with these types:
      | mentioned_in | "nothing like this" |

  @memory
  Scenario: Articles that are not public are not suggested
    Given Ines has signed in
    And she has opened the item "2" of "Specimens"
    When she types "ferry to Hirta" into "mentioned_in"
    Then "mentioned_in" suggests nothing

  @memory @browser
  Scenario: A host that the content policy does not allow is named, and typing goes on
    Given "mentioned_in" of "specimens" gets its suggestions from "https://api.example.org/search?q={{value}}"
    And Ines has signed in
    And she has opened the item "2" of "Specimens"
    When she types "Oban" into "mentioned_in"
    Then "mentioned_in" shows the notice "No suggestions: this site can't send requests to api.example.org"
    And she can save
