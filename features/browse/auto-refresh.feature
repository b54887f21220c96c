Feature: Lists that refresh themselves

  @memory @browser
  Scenario: The interval is kept with the view
    Given Clara has signed in
    And she has gone to "Tags"
    Then the refresh interval is "Off"
    When she sets the refresh interval to "30 seconds"
    And she waits for a moment
    And she reloads the page
    Then the refresh interval is "30 seconds"

  @memory
  Scenario: What others change comes by itself
    Given Clara has signed in
    And she has gone to "Tags"
    When she sets the refresh interval to "1 minute"
    And another user changes "name" of "1" in "tags" to "Aardvark"
    And she waits for 2 minutes
    Then the item "1" has the "Name" "Aardvark"

  @memory
  Scenario: Without an interval nothing comes by itself
    Given Clara has signed in
    And she has gone to "Tags"
    When another user changes "name" of "1" in "tags" to "Aardvark"
    And she waits for 2 minutes
    Then the item "1" does not have the "Name" "Aardvark"

  @memory
  Scenario: It waits while nothing can be reached, and makes up for it
    Given Clara has signed in
    And she has gone to "Tags"
    When she sets the refresh interval to "10 seconds"
    And the computer goes offline
    And she waits for 2 minutes
    Then she does not see the message "The items could not be loaded"
    When another user changes "name" of "1" in "tags" to "Aardvark"
    And the computer is online again
    And she waits for 1 minutes
    Then the item "1" has the "Name" "Aardvark"
