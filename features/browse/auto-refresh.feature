Feature: Lists that refresh themselves

  @memory @browser
  Scenario: The interval is kept with the view
    Given Clara has signed in
    And she has gone to "Tags"
    Then the list is refreshed every "Off"
    When she has the list refreshed every "30 seconds"
    And she stays there for a moment
    And she loads the page again
    Then the list is refreshed every "30 seconds"

  @memory
  Scenario: What others change comes by itself
    Given Clara has signed in
    And she has gone to "Tags"
    When she has the list refreshed every "1 minute"
    And somebody else changes "name" of "1" in "tags" to "Aardvark"
    And she waits for 2 minutes
    Then the item "1" has the "Name" "Aardvark"

  @memory
  Scenario: Without an interval nothing comes by itself
    Given Clara has signed in
    And she has gone to "Tags"
    When somebody else changes "name" of "1" in "tags" to "Aardvark"
    And she waits for 2 minutes
    Then the item "1" does not have the "Name" "Aardvark"

  @memory
  Scenario: It waits while nothing can be reached, and makes up for it
    Given Clara has signed in
    And she has gone to "Tags"
    When she has the list refreshed every "10 seconds"
    And the computer leaves the network
    And she waits for 2 minutes
    Then she is not told "The items could not be loaded"
    When somebody else changes "name" of "1" in "tags" to "Aardvark"
    And the computer is back in the network
    And she waits for 1 minutes
    Then the item "1" has the "Name" "Aardvark"
