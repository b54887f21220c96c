Feature: Automatic refresh of lists

  @memory
  Scenario: The refresh interval is saved with the view
    Given Clara has signed in
    And she has gone to "Tags"
    Then the refresh interval is "Off"
    When she sets the refresh interval to "30 seconds"
    And she waits for a moment
    And she reloads the page
    Then the refresh interval is "30 seconds"

  @memory
  Scenario: A refresh shows changes by other users
    Given Clara has signed in
    And she has gone to "Tags"
    When she sets the refresh interval to "1 minute"
    And another user changes "name" of "1" in "tags" to "Aardvark"
    And she waits for 2 minutes
    Then the item "1" has the "Name" "Aardvark"

  @memory
  Scenario: Without an interval the list is not refreshed
    Given Clara has signed in
    And she has gone to "Tags"
    When another user changes "name" of "1" in "tags" to "Aardvark"
    And she waits for 2 minutes
    Then the item "1" does not have the "Name" "Aardvark"

  @memory
  Scenario: Refreshing pauses while offline and resumes when online
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
